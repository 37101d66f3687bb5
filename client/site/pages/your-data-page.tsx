import { requestKinds } from '../../../shared/schemas/privacy';
import { fill } from '../../content/fill';
import { paths } from '../../paths';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { useLanguage } from '../language-context';
import { EmailField, PhoneField, VisitorsForm } from '../parts/visitors-form';

/** The page where visitors ask about their own data. */
export const YourDataPage = () => {
  const { yourData } = useLanguage().words;
  const after = (
    <div className="space-y-3 text-sm text-muted">
      {yourData.after.map((text) => (
        <p key={text}>{fill(text)}</p>
      ))}
    </div>
  );
  return (
    <VisitorsForm words={yourData} path={paths.yourData} after={after}>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{yourData.kind}</legend>
        {requestKinds.map((kind, place) => (
          <label key={kind} className="flex min-h-control items-center gap-3 py-1.5">
            <input
              type="radio"
              name="kind"
              value={kind}
              required
              defaultChecked={place === 0}
              className="size-5 shrink-0 accent-accent"
            />
            <span>{yourData.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <Field id="data-name" name="name" label={yourData.name} maxLength={200} autoComplete="name" />
      <EmailField id="data-email" label={yourData.email} hint={yourData.reachHint} />
      <PhoneField id="data-phoneNumber" label={yourData.phoneNumber} />
      <TextArea
        id="data-message"
        name="message"
        label={yourData.message}
        hint={yourData.messageHint}
        maxLength={2000}
      />
    </VisitorsForm>
  );
};
