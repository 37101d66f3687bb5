import type { TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { toFailure } from './failure';
import { askForProof } from './proof-store';

/** Repeats a sensitive call after the person has entered the password, so that no screen has to handle it. */
export const proofLink =
  <Router extends AnyTRPCRouter>(): TRPCLink<Router> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let sent: Unsubscribable | undefined;
      let isLeft = false;
      const send = (isRepeat: boolean) => {
        sent = next(op).subscribe({
          ...observer,
          error: (error) => {
            if (isRepeat || toFailure(error).code !== 'PASSWORD_NEEDED') return observer.error(error);
            askForProof().then((isGiven) => {
              if (!isGiven) observer.error(error);
              else if (!isLeft) send(true);
            });
          },
        });
      };
      send(false);
      return () => {
        isLeft = true;
        sent?.unsubscribe();
      };
    });
