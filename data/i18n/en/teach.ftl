## Lessons: answers to what somebody tries
teach-solved = Well done.
teach-onward = Good so far. Go on.
teach-illegal = The rules do not allow that here.
teach-elsewhere = Allowed, but not what we are after.
teach-not-yet = That was allowed, but it did not get there. Try again from here.
teach-think-again = Not quite. Think again.
teach-read-on = Read on when you are ready.
teach-hint-key = Try this: { $choice }.
teach-hint-answer = The answer is: { $choice }.
