import type { TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';

const questions = new Set<{ ask: () => void; stop: () => void }>();
let isHeld = false;

/** Stops all questions of this page, also those under way; new ones wait. Changes go on. */
export const holdQuestions = () => {
  isHeld = true;
  for (const { stop } of questions) stop();
};

/** Asks the questions that wait, except those of a screen that is gone. */
export const askAgain = () => {
  isHeld = false;
  for (const { ask } of questions) ask();
};

/** Lets a page fall silent while a person signs out: without a session each question is an error. */
export const holdLink =
  <Router extends AnyTRPCRouter>(): TRPCLink<Router> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      if (op.type === 'mutation') return next(op).subscribe(observer);
      let sent: Unsubscribable | undefined;
      const question = {
        ask: () => {
          if (!op.signal?.aborted) sent ??= next(op).subscribe(observer);
        },
        stop: () => {
          sent?.unsubscribe();
          sent = undefined;
        },
      };
      questions.add(question);
      if (!isHeld) question.ask();
      return () => {
        questions.delete(question);
        question.stop();
      };
    });
