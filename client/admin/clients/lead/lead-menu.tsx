import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Ellipsis, Printer, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useRowRemoval } from '../../crud/use-row-removal';
import { staffPaths } from '../../staff-paths';
import { words } from '../../words';
import { clientWords } from '../client-words';
import { useRestore } from '../deleted/use-restore';
import { nameOf } from '../list/lead-columns';

const item =
  'flex min-h-row w-full items-center gap-2.5 rounded-md px-3 text-left text-sm data-focus:bg-paper-deep';

/** What is done to a lead once in a while. */
export const LeadMenu = ({ client }: { client: ClientRecord }) => {
  const [, navigate] = useLocation();
  const restore = useRestore();
  const removal = useRowRemoval<ClientRecord>({
    noun: 'client',
    nameOf,
    useRemoval: trpc.clients.remove.useMutation,
    undo: { text: clientWords.deleted.confirm, restore: ({ id }) => restore(id) },
    onRemoved: () => navigate(staffPaths.clients),
  });
  return (
    <>
      <Menu as="div" className="relative">
        <MenuButton
          aria-label={clientWords.more}
          title={clientWords.more}
          className={`${buttonClass({ look: 'secondary', size: 'sm' })} max-md:min-h-11`}
        >
          <Ellipsis aria-hidden className="size-5" />
        </MenuButton>
        <MenuItems
          modal={false}
          className="absolute top-full right-0 z-30 mt-1.5 min-w-56 rounded-md border border-line bg-card p-1 text-ink shadow-lift focus:outline-none"
        >
          <MenuItem>
            <button type="button" className={item} onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {clientWords.print}
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" className={`${item} text-danger`} onClick={() => removal.ask(client)}>
              <Trash2 aria-hidden className="size-4" />
              {clientWords.remove}
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      <ConfirmDialog
        open={removal.row !== null}
        title={words.list.removeTitle(nameOf(client))}
        text={clientWords.deleted.confirm}
        confirm={words.list.delete}
        busy={removal.isPending}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </>
  );
};
