import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';
import { SampleMark } from '../parts/sample-mark';

/** How the firm shares fee and costs, with one example in numbers. */
export const FeeExample = () => {
  const { words } = useLanguage();
  const { policy, example, sample } = words.firm.fee;
  const says = words.answersPage.costs;
  return (
    <>
      <section className="space-y-4">
        <h2 className="text-2xl">{says.policyTitle}</h2>
        {sample ? (
          <p className="text-sm">
            <SampleMark /> {words.layout.sample.policy}
          </p>
        ) : null}
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
            {example.rows.map(({ label, sum }) => (
              <tr key={label} className="last:font-semibold">
                <th scope="row" className="py-3 pr-4 text-left font-[inherit]">
                  {label}
                </th>
                <td className="py-3 text-right">{sum}</td>
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
