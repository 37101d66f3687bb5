import { TRPCError } from '@trpc/server';

/** Others were faster each time that a change of a lead was tried. */
export const leadIsBusy = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Others are changing this lead. Wait a moment and try again.',
  });
