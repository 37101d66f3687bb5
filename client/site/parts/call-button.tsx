import { layout } from '../../content/pages/layout';
import { telLink } from '../../content/phone';
import { site } from '../../content/site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { WholeNumbers } from './whole-numbers';

const label = layout.call.replace('{phone}', site.phone);
const noteId = 'call-note';

/** Why the call buttons do nothing; once a page, for assistive technology. */
export const CallNote = () =>
  telLink(site.phone) ? null : (
    <p id={noteId} hidden>
      {layout.callPlaceholder}
    </p>
  );

/** Dials the firm; while its number is a placeholder the button has no action and says so. */
export const CallButton = ({ look = 'ghost' }: { look?: 'ghost' | 'secondary' }) => {
  const href = telLink(site.phone);
  const content = (
    <>
      <Icon name="Phone" className="size-5" />
      <span>
        <WholeNumbers>{label}</WholeNumbers>
      </span>
    </>
  );
  return href ? (
    <a href={href} className={buttonClass({ look, size: 'lg' })}>
      {content}
    </a>
  ) : (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={noteId}
      className={buttonClass({ look, size: 'lg' })}
    >
      {content}
    </button>
  );
};

/** A number in a list of contacts: a link when it can be dialled. */
export const PhoneNumber = ({ phone }: { phone: string }) => {
  const href = telLink(phone);
  return href ? (
    <a href={href} className="whitespace-nowrap underline underline-offset-2">
      {phone}
    </a>
  ) : (
    <span className="whitespace-nowrap">{phone}</span>
  );
};
