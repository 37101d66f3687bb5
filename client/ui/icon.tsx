import {
  AlertTriangle,
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  Phone,
  X,
} from './icons';
import type { LineIcon } from './line-icon';

const icons: Record<string, LineIcon> = {
  AlertTriangle,
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  Phone,
  X,
};

/** A line icon by its name; decorative, so it is hidden from assistive technology. */
export const Icon = ({ name, className = 'size-6' }: { name: string; className?: string }) => {
  const Drawing = icons[name] ?? AlertTriangle;
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={className} />;
};
