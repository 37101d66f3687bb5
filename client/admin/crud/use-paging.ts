import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Options = {
  query: { isSuccess: boolean; isPlaceholderData: boolean };
  page: number;
  limit: number;
  total: number;
  go: (change: { page: number }, options?: { replace: boolean }) => void;
};

/**
 * Which page the rows in sight are, and the way to another. Until an answer comes they are those of the page before,
 * and the numbers under them stay theirs; a page that does not exist any more leads to the last one.
 */
export const usePaging = ({ query, page, limit, total, go }: Options) => {
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
    /** Goes around the rows. */
    records,
    shown: { page: Math.min(shown.page, last), limit: shown.limit, total },
    turnTo: (next: number) => {
      go({ page: next });
      const top = records.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) records.current?.scrollIntoView({ block: 'start' });
    },
  };
};
