import { useClientsPlace } from '../../list-place';
import { staffPaths } from '../../staff-paths';
import { WayBack } from '../../way-back';

/** Goes back to the list as it was when this lead was opened. */
export const BackLink = () => {
  const { list, search } = useClientsPlace();
  return (
    <WayBack href={`${staffPaths.clients}${list}`} state={{ search }}>
      All leads
    </WayBack>
  );
};
