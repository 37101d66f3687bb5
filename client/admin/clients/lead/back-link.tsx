import { useClientsPlace } from '../../list-place';
import { staffPaths } from '../../staff-paths';
import { WayBack } from '../../way-back';

/** Back to the list, as it stood when this lead was opened from it. */
export const BackLink = () => {
  const { list, search } = useClientsPlace();
  return (
    <WayBack href={`${staffPaths.clients}${list}`} state={{ search }}>
      All leads
    </WayBack>
  );
};
