import { TRPCError } from '@trpc/server';

/** Others were faster each time that a change of a lead was tried. */
export const leadIsBusy = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Others keep changing this client. Look at it again in a moment, and try once more.',
  });
