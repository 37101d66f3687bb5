import { site } from '../../content/site';
import type { Person } from '../../content/site-schema';
import { useLanguage } from '../language-context';
import { SampleMark } from '../parts/sample-mark';

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

const face = 'size-20 rounded-full';

const Face = ({ name, photo }: Person) =>
  photo ? (
    <img src={photo} alt="" width={80} height={80} loading="lazy" className={`${face} object-cover`} />
  ) : (
    <span
      aria-hidden="true"
      className={`${face} flex items-center justify-center bg-ink font-serif text-2xl font-semibold text-glow`}
    >
      {initials(name)}
    </span>
  );

const Member = ({ person }: { person: Person }) => {
  const { words } = useLanguage();
  const says = words.about.team;
  const states: Readonly<Record<string, string>> = words.states;
  const { title, about } = words.firm.team[person.id] ?? { title: '', about: '' };
  return (
    <li>
      <Face {...person} />
      <h3 className="mt-4 text-xl">{person.name}</h3>
      <p className="text-sm font-semibold text-accent">{title}</p>
      <p className="mt-2 text-sm text-muted">{about}</p>
      <p className="mt-2 text-sm">
        {person.admitted.length > 0
          ? `${says.admitted} ${person.admitted.map((one) => states[one] ?? one).join(', ')}`
          : says.notAdmitted}
      </p>
    </li>
  );
};

/** The people of the firm, each with the states where they may practice law. */
export const Team = () => {
  const { words } = useLanguage();
  const { title, intro } = words.about.team;
  return (
    <section className="band shell">
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-3 text-lg text-muted">{intro}</p>
      {site.team.some(({ sample }) => sample) ? (
        <p className="mt-3 text-sm">
          <SampleMark /> {words.layout.sample.people}
        </p>
      ) : null}
      <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {site.team.map((person) => (
          <Member key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
};
