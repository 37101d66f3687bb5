import {
  Award,
  Baby,
  BriefcaseMedical,
  Car,
  CarTaxiFront,
  Construction,
  Droplets,
  Eye,
  FireExtinguisher,
  FlaskRound,
  Flower2,
  Grid3x3,
  HardHat,
  HeartHandshake,
  HeartPulse,
  type LucideIcon,
  PackageSearch,
  Scale,
  Scissors,
  Sprout,
  Syringe,
  Tablets,
  Tractor,
  Unlink,
  Users,
  Waves,
  Wind,
} from 'lucide-react';
import { Icon } from '../../ui/icon';

const icons: Record<string, LucideIcon> = {
  Wind,
  CarTaxiFront,
  Waves,
  Syringe,
  Droplets,
  HardHat,
  FireExtinguisher,
  Award,
  Baby,
  BriefcaseMedical,
  Car,
  Construction,
  Eye,
  Flower2,
  FlaskRound,
  Grid3x3,
  HeartHandshake,
  HeartPulse,
  PackageSearch,
  Scale,
  Scissors,
  Sprout,
  Tablets,
  Tractor,
  Unlink,
  Users,
};

/** The names that the content may use, besides those of the ui icons. */
export const areaIconNames = Object.keys(icons);

/** A practice area's or a promise's line icon, in a quiet square of light. */
export const AreaIcon = ({ name, onInk = false }: { name: string; onInk?: boolean }) => {
  const Drawing = icons[name];
  return (
    <span
      className={`flex size-12 shrink-0 items-center justify-center rounded-md ${onInk ? 'bg-white/10 text-glow' : 'bg-paper-deep text-accent'}`}
    >
      {Drawing ? (
        <Drawing aria-hidden="true" focusable="false" strokeWidth={1.75} className="size-6" />
      ) : (
        <Icon name={name} />
      )}
    </span>
  );
};
