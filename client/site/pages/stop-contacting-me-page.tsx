import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { EmailField, PhoneField, VisitorsForm } from '../parts/visitors-form';

/** The page where visitors ask us to stop contacting them. */
export const StopContactingMePage = () => {
  const { stop } = useLanguage().words;
  return (
    <VisitorsForm words={stop} path={paths.stop} after={<p className="text-sm text-muted">{stop.after}</p>}>
      <PhoneField id="stop-phoneNumber" label={stop.phoneNumber} />
      <EmailField id="stop-email" label={stop.email} />
    </VisitorsForm>
  );
};
