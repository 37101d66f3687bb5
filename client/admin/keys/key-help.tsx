import { shortcutLabel } from '../../lib/use-shortcut';
import { Dialog } from '../../ui/dialog';
import { keyWords } from './key-words';

const Keys = ({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) => (
  <div className="px-5 pt-4 last:pb-5">
    <h3 className="mb-2">{title}</h3>
    <dl className="grid grid-cols-[5rem_1fr] gap-y-1.5 text-sm">
      {keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-sm border border-line bg-paper px-1.5 py-0.5 font-sans text-xs">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Lists the keyboard shortcuts. */
export const KeyHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Keyboard shortcuts"
    description={'They work when you are not typing. You can turn them off under "My account".'}
    width="sm"
  >
    {Object.entries(keyWords.screens).map(([screen, keys]) => (
      <Keys key={screen} title={screen} keys={Object.entries(keys)} />
    ))}
    <Keys
      title="Always"
      keys={Object.entries(keyWords.ctrl).map(([key, does]) => [shortcutLabel(key), does] as const)}
    />
  </Dialog>
);
