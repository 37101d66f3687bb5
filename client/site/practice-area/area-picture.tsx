import type { ReactNode } from 'react';
import type { AreaGroup } from '../../content/area-facts';
import { AreaDrawing } from '../parts/area-icon';

/** What stands around the light: a shelf, a bedside, water, a road. */
const scenes: Record<AreaGroup, ReactNode> = {
  drugs: (
    <>
      <path d="M12 206h360M40 206v-54a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v54M52 142v-16h40v16M40 166h64" />
      <path d="M296 206v-84a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v84M302 114V98h40v16M296 138h52M296 176h52" />
      <path d="M122 196a10 10 0 0 1 10-10h24a10 10 0 0 1 0 20h-24a10 10 0 0 1-10-10zm22-10v20M258 206a9 9 0 0 1 18 0" />
    </>
  ),
  devices: (
    <>
      <path d="M12 206h360M30 206v-44h74v44M30 178h74M44 162v-14h30v14M56 192h22" />
      <path d="M104 190c40 0 30-42 60-42M286 206V84a12 12 0 0 1 12-12h28M326 72v26M314 98h24v38a12 12 0 0 1-24 0zM326 148v58" />
      <path d="M138 190h20l8-14 12 26 10-20 6 8h24" />
    </>
  ),
  chemicals: (
    <>
      <path d="M12 190c30-14 60-14 90 0s60 14 90 0 60-14 90 0 60 14 90 0M12 212c30-14 60-14 90 0s60 14 90 0 60-14 90 0 60 14 90 0" />
      <path d="M36 176V96h26v80M74 176v-56h22v56M42 84c0-12 14-12 14-24s14-12 14-24" />
      <path d="M322 172c0-30 0-46 20-62M322 150c-4-20-14-30-30-34M322 172c2-16 14-26 30-28" />
    </>
  ),
  accidents: (
    <>
      <path d="M12 168h360M60 220l108-52M324 220l-108-52M192 220v-12M192 200v-9M192 184v-6" />
      <path d="M64 168V76a14 14 0 0 1 14-14h18M96 62h22l5 12H91zM318 168V108M304 108h28l-14-26z" />
      <path d="M338 168v-30h22v30M26 168v-44h22v44" />
    </>
  ),
};

type AreaPicture = { group: AreaGroup; icon: string };

/** What the page is about, in the lantern's light, where the things of its group stand. */
export const AreaPicture = ({ group, icon }: AreaPicture) => (
  <div className="relative mt-6 hidden overflow-hidden text-accent lg:block forced-colors:hidden">
    <svg aria-hidden="true" viewBox="0 0 384 240" width="384" height="240" className="h-auto w-full">
      <defs>
        <radialGradient id="area-light">
          <stop className="[stop-color:var(--color-glow)]" stopOpacity=".95" />
          <stop offset=".5" className="[stop-color:var(--color-glow)]" stopOpacity=".32" />
          <stop offset="1" className="[stop-color:var(--color-glow)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g
        className="stroke-control"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".6"
      >
        {scenes[group]}
      </g>
      <circle cx="192" cy="104" r="104" fill="url(#area-light)" />
    </svg>
    <span className="absolute inset-x-0 top-[43%] flex -translate-y-1/2 justify-center text-accent-deep">
      <AreaDrawing name={icon} className="size-20" />
    </span>
  </div>
);
