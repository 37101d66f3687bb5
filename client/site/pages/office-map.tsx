import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

type OfficeMap = Readonly<
  Record<'text' | 'show' | 'link' | 'frame', string> & { embedUrl: string; linkUrl: string }
>;

/** The map of the head office: no third party is contacted before the click. Without script the link remains. */
export const OfficeMap = ({ text, show, link, frame, embedUrl, linkUrl }: OfficeMap) => {
  const [shown, setShown] = useState(false);
  return (
    <div className="mt-6 flex h-96 items-center justify-center overflow-hidden rounded-lg border border-line bg-paper-deep">
      {shown ? (
        <iframe
          // The pressed button is gone.
          ref={(element) => element?.focus()}
          title={frame}
          src={embedUrl}
          referrerPolicy="no-referrer"
          className="size-full"
        />
      ) : (
        <div className="max-w-lg min-w-0 p-6 text-center">
          <Icon name="MapPin" className="mx-auto size-8 text-accent" />
          <p className="mt-3 text-sm text-muted">{text}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <Button onClick={() => setShown(true)} className="scripted">
              {show}
            </Button>
            <a
              href={linkUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ look: 'secondary' })}
            >
              {link}
            </a>
          </div>
        </div>
      )}
    </div>
  );
};
