import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { copyText } from '../../copy-text';

const copying = {
  copied: 'Codes copied',
  notCopied: 'They could not be copied. Select them and copy them yourself.',
};

/** Recovery codes, shown once, until the person confirms that they saved them. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form before this one went away and took the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p className="mt-1 text-sm text-muted">
        Each works once, without your phone. We show them only once: print them or save them in a password
        manager.
      </p>
      <ul className="my-4 grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onKept} label="I saved them" />
        <Button look="secondary" onClick={() => copyText(codes.join('\n'), copying)} label="Copy the codes" />
      </div>
    </div>
  );
};
