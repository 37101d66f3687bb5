import { useState } from 'react';
import { Link } from 'wouter';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { SearchBox } from '../../ui/search-box';
import { GettingStarted } from '../first-steps/first-steps';
import { cardClass } from '../kit/card';
import { type Place, settingsGroups, usePlaces } from '../place';
import { ScreenHead } from '../screen-head';

const Card = ({ place }: { place: Place }) => {
  const { data } = trpc.dashboard.settings.useQuery();
  const state = data && place.state?.(data);
  return (
    <li>
      <Link
        href={place.path}
        className={`${cardClass} flex h-full gap-3 p-4 no-underline transition-colors hover:border-control`}
      >
        <place.icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{place.title}</span>
            {state && (
              <span
                className={`text-sm tabular-nums ${state.isWaiting ? 'font-semibold text-danger' : 'text-muted'}`}
              >
                {state.text}
              </span>
            )}
          </span>
          <span className="block text-sm text-muted">{place.text}</span>
        </span>
      </Link>
    </li>
  );
};

/** Facts that only the server's settings change, with the words that people search them by. */
const setOnServer = {
  text: 'Your firm’s name, logo, colors, phone number, offices, people, hours, time zone and the response time it promises are set on the server, in the firm’s file: run npm run firm there once, and edit the file later.',
  also: 'address staff website working hours office days fee clock promise response time',
};

/** The text without the differences that a search ignores: email and e-mail. */
const fold = (text: string) => text.toLowerCase().replaceAll('-', '');

/** Returns the settings pages whose name, group or description matches a search. */
const useFound = (search: string) => {
  const may = useMay();
  const wanted = fold(search.trim());
  const places = usePlaces().filter(
    ({ needs, within, group, title, text, also = '' }) =>
      !within && may(needs) && fold(`${group} ${title} ${text} ${also}`).includes(wanted),
  );
  const groups = settingsGroups
    .map((title) => ({ title, places: places.filter(({ group }) => group === title) }))
    .filter(({ places }) => places.length > 0);
  const isOnServer = wanted !== '' && fold(`${setOnServer.text} ${setOnServer.also}`).includes(wanted);
  return { groups, isOnServer };
};

/** The home of all the firm's settings. */
export const SettingsHome = () => {
  const [search, setSearch] = useState('');
  const { groups, isOnServer } = useFound(search);
  return (
    <>
      <ScreenHead title="Settings" />
      <div className="mb-6 max-w-md">
        <SearchBox
          label="Search settings"
          value={search}
          onChange={setSearch}
          onClear={() => setSearch('')}
        />
      </div>
      <p role="status" className="text-muted empty:hidden">
        {groups.length === 0 &&
          !isOnServer &&
          'No settings found. Try another word, such as mail, tasks or users.'}
      </p>
      {groups.map(({ title, places }) => (
        <section key={title} aria-label={title} className="mb-7">
          <h2 className="mb-3">{title}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {places.map((place) => (
              <Card key={place.path} place={place} />
            ))}
          </ul>
        </section>
      ))}
      {isOnServer && (
        <p className="mb-3 max-w-3xl rounded-md bg-paper-deep px-4 py-3 text-sm">{setOnServer.text}</p>
      )}
      {search === '' && <GettingStarted />}
    </>
  );
};
