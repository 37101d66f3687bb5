import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { compactCardClass } from '../../kit/card';
import { Fold } from '../../kit/fold';
import { leadPanels } from '../../kit/lead-slots';

/** Details that are rarely needed: collapsed sections, each with a summary line. */
export const LeadDetails = ({ client }: { client: ClientRecord }) => {
  const may = useMay();
  const shown = leadPanels.filter(
    ({ permission, isFor }) => (!permission || may(permission)) && (isFor?.(client) ?? true),
  );
  return (
    <div className={`${compactCardClass} py-1`}>
      {shown.map(({ title, Essence, Content, isForScreen }) => (
        <Fold key={title} title={title} essence={<Essence client={client} />} isForScreen={isForScreen}>
          <Content client={client} />
        </Fold>
      ))}
    </div>
  );
};
