import { createElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };
export type LineIcon = ReturnType<typeof lineIcon>;

/** A line icon from its path on a grid of 24, hidden from screen readers unless it has a label. */
export const lineIcon = (path: string) => (props: IconProps) => {
  const { size = 24, ...rest } = props;
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
      ...rest,
    },
    createElement('path', { d: path }),
  );
};
