import { trpc } from '../../lib/trpc';

/** The id that a field names as its `list`. */
export const toldReasonsList = 'told-reasons';

/** Suggests the reasons for turning a lead down that its vendor may be told; any other can be typed. */
export const ToldReasons = () => {
  const { data } = trpc.returns.toldReasons.useQuery(undefined, { staleTime: 60_000 });
  return (
    <datalist id={toldReasonsList}>
      {data?.map((reason) => (
        <option key={reason} value={reason} />
      ))}
    </datalist>
  );
};
