import { TRPCError } from '@trpc/server';

/** The error when every try to change a lead lost to a concurrent change. */
export const leadIsBusy = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Others are changing this lead. Wait a moment and try again.',
  });
