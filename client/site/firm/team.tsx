import { site } from '../../content/site';
import type { Person } from '../../content/site-schema';
import { useLanguage } from '../language-context';
import { Photograph } from '../parts/photograph';

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

const face = 'size-20 rounded-full';

const Face = ({ name, photo }: Person) =>
  photo ? (
    <Photograph photo={photo} kind="person" sizes="80px" className={face} />
  ) : (
    <span
      aria-hidden="true"
      className={`${face} flex items-center justify-center bg-ink font-serif text-2xl font-semibold text-glow`}
    >
      {initials(name)}
    </span>
  );

const Member = ({ person }: { person: Person }) => {
  const { words, say } = useLanguage();
  const says = words.about.team;
  const states: Readonly<Record<string, string>> = words.states;
  const admissions = person.admitted.map(
    ({ state, bar }) => (states[state] ?? state) + (bar ? ` (${says.bar.replace('{number}', bar)})` : ''),
  );
  return (
    <li>
      <Face {...person} />
      <h3 className="mt-4 text-xl">{person.name}</h3>
      <p className="text-sm font-semibold text-accent">{say(person.title)}</p>
      {person.about ? <p className="mt-2 text-sm text-muted">{say(person.about)}</p> : null}
      <p className="mt-2 text-sm">
        {admissions.length > 0 ? `${says.admitted} ${admissions.join(', ')}` : says.notAdmitted}
      </p>
    </li>
  );
};

/** The firm's people, each with the states where they may practice law; shows nothing without any. */
export const Team = () => {
  const { words } = useLanguage();
  const { title, intro } = words.about.team;
  if (site.team.length === 0) return null;
  return (
    <section className="band shell">
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-3 text-lg text-muted">{intro}</p>
      <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {site.team.map((person) => (
          <Member key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
};
