import { telLink } from '../../content/phone';
import { site } from '../../content/site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useLanguage } from '../language-context';
import { WholeNumbers } from './whole-numbers';

const noteId = 'call-note';
const href = telLink(site.phone);

/** Explains why the call buttons do nothing; once per page, for assistive technology. */
export const CallNote = () => {
  const { words } = useLanguage();
  return href ? null : (
    <p id={noteId} hidden>
      {words.layout.callPlaceholder}
    </p>
  );
};

type CallButton = {
  look?: 'ghost' | 'secondary';
  size?: 'sm' | 'md' | 'lg';
  label?: string;
  className?: string;
};

/** Dials the firm; while its number is a placeholder, the button does nothing. */
export const CallButton = ({ look = 'secondary', size = 'lg', label, className = '' }: CallButton) => {
  const { words } = useLanguage();
  const classes = `${buttonClass({ look, size })} ${className}`;
  const content = (
    <>
      <Icon name="Phone" className="size-5 shrink-0" />
      <span>
        <WholeNumbers>{label ?? words.layout.call.replace('{phone}', site.phone)}</WholeNumbers>
      </span>
    </>
  );
  return href ? (
    <a href={href} className={classes}>
      {content}
    </a>
  ) : (
    <button type="button" aria-disabled="true" aria-describedby={noteId} className={classes}>
      {content}
    </button>
  );
};

/** A number in a list of contacts: a link if it can be dialed. */
export const PhoneNumber = ({ phone }: { phone: string }) => {
  const dial = telLink(phone);
  return dial ? (
    <a href={dial} className="inline-block underline underline-offset-2">
      {phone}
    </a>
  ) : (
    <span className="inline-block">{phone}</span>
  );
};
