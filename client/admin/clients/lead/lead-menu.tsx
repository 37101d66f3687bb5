import { Ellipsis, FileArchive, Printer, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { PanelButton, Popover } from '../../../ui/popover';
import { useRowRemoval } from '../../crud/use-row-removal';
import { staffPaths } from '../../staff-paths';
import { words } from '../../words';
import { clientWords } from '../client-words';
import { useRestore } from '../deleted/use-restore';
import { getName } from '../list/lead-columns';
import { useExport } from '../list/use-export';

/** Rarely used actions on a lead. */
export const LeadMenu = ({ client }: { client: ClientRecord }) => {
  const [, navigate] = useLocation();
  const restore = useRestore();
  const may = useMay();
  const { follow } = useExport();
  const removal = useRowRemoval<ClientRecord>({
    noun: 'client',
    getRowName: getName,
    useRemoval: trpc.clients.remove.useMutation,
    undo: { text: clientWords.deleted.confirm, restore: ({ id }) => restore(id) },
    onRemoved: () => navigate(staffPaths.clients),
  });
  return (
    <>
      <Popover
        name="More"
        look={`${buttonClass({ look: 'secondary', size: 'sm' })} max-md:min-h-11`}
        side="right"
        width="w-56"
        button={<Ellipsis aria-hidden className="size-5" />}
      >
        {(close) => (
          <>
            <PanelButton icon={Printer} label="Print" close={close} onClick={() => window.print()} />
            {may('packet.take') && (
              <PanelButton
                icon={FileArchive}
                label="Download packet"
                close={close}
                onClick={() => follow(`/api/clients/${client.id}/packet`)}
              />
            )}
            <PanelButton
              icon={Trash2}
              label={words.list.delete}
              close={close}
              onClick={() => removal.ask(client)}
              className="text-danger"
            />
          </>
        )}
      </Popover>
      <ConfirmDialog
        open={removal.row !== null}
        title={words.list.removeTitle(getName(client))}
        text={clientWords.deleted.confirm}
        confirm={words.list.delete}
        busy={removal.isPending}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </>
  );
};
