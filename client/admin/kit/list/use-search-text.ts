import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced';

const wait = 250;

/** The search box's props: its text changes with every letter and by Back, and is searched after a pause. */
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
    value: text,
    onChange: setText,
    onClear: () => {
      setText('');
      search('');
    },
  };
};
