import { useState } from 'react';
import { contact } from '../../content/pages/contact';
import { site } from '../../content/site';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

const { map } = site;
const city = site.offices[0]?.city ?? '';

/** The map of the head office: nobody else is contacted before the click. Without script the link remains. */
export const OfficeMap = () => {
  const [shown, setShown] = useState(false);
  if (!map) return null;
  return (
    <section className="shell pb-16 md:pb-24">
      <h2 className="text-3xl">{contact.map.title}</h2>
      <div className="mt-6 flex h-96 items-center justify-center overflow-hidden rounded-lg border border-line bg-paper-deep">
        {shown ? (
          <iframe
            // The button that was pressed is gone.
            ref={(frame) => frame?.focus()}
            title={contact.map.frame.replace('{city}', city)}
            src={map.embedUrl}
            referrerPolicy="no-referrer"
            className="size-full"
          />
        ) : (
          <div className="max-w-lg min-w-0 p-6 text-center">
            <Icon name="MapPin" className="mx-auto size-8 text-accent" />
            <p className="mt-3 text-sm text-muted">{contact.map.text.replace('{provider}', map.provider)}</p>
            <div className="mt-5 flex flex-wrap justify-center gap-3">
              <Button onClick={() => setShown(true)} className="scripted">
                {contact.map.show}
              </Button>
              <a
                href={map.linkUrl}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ look: 'secondary' })}
              >
                {contact.map.link.replace('{provider}', map.provider)}
              </a>
            </div>
          </div>
        )}
      </div>
    </section>
  );
};
