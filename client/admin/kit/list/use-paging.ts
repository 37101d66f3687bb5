import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Options = {
  query: { isSuccess: boolean; isPlaceholderData: boolean };
  page: number;
  limit: number;
  total: number;
  isMore?: boolean | undefined;
  go: (change: { page: number }, options?: { replace: boolean }) => void;
};

/**
 * The page of the rows on screen, and controls to change it. The rows and numbers stay until the next page arrives; a
 * page that no longer exists leads to the last one.
 */
export const usePaging = ({ query, page, limit, total, isMore, go }: Options) => {
  const [shown, setShown] = useState({ page: 1, limit });
  const isAnswered = query.isSuccess && !query.isPlaceholderData;
  if (isAnswered && (shown.page !== page || shown.limit !== limit)) setShown({ page, limit });

  const last = Math.max(1, Math.ceil(total / shown.limit));
  const isGone = isAnswered && page > last;
  const onGone = useEffectEvent(() => go({ page: last }, { replace: true }));
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);

  const records = useRef<HTMLDivElement>(null);
  return {
    /** Ref for the element around the rows. */
    records,
    shown: { page: Math.min(shown.page, last), limit: shown.limit, total, isMore },
    turnTo: (next: number) => {
      go({ page: next });
      const top = records.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) records.current?.scrollIntoView({ block: 'start' });
    },
  };
};
