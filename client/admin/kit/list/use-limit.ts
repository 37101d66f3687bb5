import { useEffect } from 'react';
import { rowsPerPage, rowsPerPageChoices } from '../../../../shared/constants';
import { useLocalStorage } from '../../../lib/use-local-storage';
import { usePreferences } from '../../preferences/use-preferences';

/** The person's chosen page size on all devices; the browser remembers it until the server answers. */
export const useLimit = () => {
  const { chosen, isKnown, choose } = usePreferences();
  const [stored, store] = useLocalStorage('rows-per-page');
  const remembered = rowsPerPageChoices.find((choice) => String(choice) === stored) ?? rowsPerPage;
  const limit = isKnown ? chosen.rowsPerPage : remembered;
  useEffect(() => {
    if (isKnown) store(String(limit));
  }, [isKnown, limit, store]);
  const set = (next: number) =>
    choose({ rowsPerPage: rowsPerPageChoices.find((choice) => choice === next) ?? rowsPerPage });
  return [limit, set] as const;
};
