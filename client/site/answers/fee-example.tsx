import { feeExample, formatShare } from '../../content/fee';
import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';

const rows = ['won', 'costs', 'fee', 'rest'] as const;

/** Explains the firm's fee and costs, with one example in numbers. */
export const FeeExample = () => {
  const { words } = useLanguage();
  const { policy, third, example } = words.firm.fee;
  const says = words.answersPage.costs;
  const labels = {
    ...example.rows,
    fee: example.rows.fee.replace('{share}', formatShare(third)).replace('{base}', () => feeExample.base),
  };
  return (
    <>
      <section className="space-y-4">
        <h2 className="text-2xl">{says.policyTitle}</h2>
        {policy.map((text) => (
          <p key={text}>
            <RichText>{text}</RichText>
          </p>
        ))}
      </section>
      <section className="space-y-4">
        <h2 className="text-2xl">{says.exampleTitle}</h2>
        <table className="w-full border-y border-line">
          <caption className="hidden-text">{says.exampleTitle}</caption>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row} className="last:font-semibold">
                <th scope="row" className="py-3 pr-4 text-left font-[inherit] wrap-anywhere">
                  {labels[row]}
                </th>
                <td className="py-3 text-right">{feeExample[row]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <RichText>{example.intro}</RichText>
        </p>
      </section>
    </>
  );
};
