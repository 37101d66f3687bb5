import { Fold } from '../../kit/fold';
import { templateWords } from './template-words';

const { title, essence, rows, fields } = templateWords.help;

/** Explains the markup beside the text, for people who write one. */
export const TemplateHelp = () => (
  <Fold title={title} essence={essence}>
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
      {rows.map(([written, meaning]) => (
        <div key={written} className="contents">
          <dt className="mt-2 font-mono break-words whitespace-pre-line sm:mt-0">{written}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
    {fields.map((text) => (
      <p key={text} className="text-sm text-muted">
        {text}
      </p>
    ))}
  </Fold>
);
