import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced';

const wait = 250;

/** The search box's text: updated with every letter, searched after a pause, and changed by Back. */
export const useSearchText = (searched: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  if (searched !== sent) {
    setSent(searched);
    if (searched !== text.trim()) setText(searched);
  }
  const search = (value: string) => {
    if (value === sent) return;
    setSent(value);
    onSearch(value);
  };
  useDebounced(text, wait, (settled) => search(settled.trim()));
  return {
    text,
    setText,
    clear: () => {
      setText('');
      search('');
    },
  };
};
