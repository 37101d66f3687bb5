import { densities, themes } from '../../../shared/schemas/lists';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { Card } from '../kit/card';
import { canNotify, mayNotify } from '../live/alerts';
import { preferenceWords as words } from '../preferences/preference-words';
import { usePreferences } from '../preferences/use-preferences';

/** Colors, row height and keyboard keys. Each choice applies immediately. */
export const PreferencesCard = () => {
  const { chosen, choose } = usePreferences();
  const may = useMay();
  const chooseNotifications = async (notifications: boolean) => {
    if (notifications && !(await mayNotify())) return void toast.error(words.notAllowed);
    choose({ notifications });
  };
  return (
    <Card title="Display and alerts">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id="theme"
          label="Theme"
          value={chosen.theme}
          onChange={({ target }) => choose({ theme: themes.find((theme) => theme === target.value) })}
          choices={words.themes}
        />
        <Select
          id="density"
          label="Rows"
          value={chosen.density}
          onChange={({ target }) => choose({ density: densities.find((one) => one === target.value) })}
          choices={words.densities}
        />
      </div>
      <div className="mt-3">
        <Switch
          label="Keyboard shortcuts"
          checked={chosen.shortcuts}
          onChange={(shortcuts) => choose({ shortcuts })}
        />
        <p className="text-sm text-muted">
          Single keys such as / n j k work in lists. Ctrl K and Ctrl B always work.
        </p>
      </div>
      {may('leads.read') && (
        <fieldset className="mt-4">
          <legend className="text-sm font-semibold">When a lead comes in</legend>
          <Switch label="Sound" checked={chosen.sound} onChange={(sound) => choose({ sound })} />
          {canNotify() && (
            <Switch
              label="System notification"
              checked={chosen.notifications}
              onChange={chooseNotifications}
            />
          )}
          <p className="text-sm text-muted">
            The browser tab always shows how many leads are waiting. Each device asks once before it shows
            notifications.
          </p>
        </fieldset>
      )}
    </Card>
  );
};
