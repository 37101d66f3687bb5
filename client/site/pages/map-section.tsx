import { site } from '../../content/site';
import { useLanguage } from '../language-context';
import { OfficeMap } from './office-map';

const [office] = site.offices;

/** The location of the head office. */
export const MapSection = () => {
  const { words } = useLanguage();
  const { map } = site;
  if (!map) return null;
  const says = words.contact.map;
  const props = {
    text: says.text.replace('{provider}', map.provider),
    show: says.show,
    link: says.link.replace('{provider}', map.provider),
    frame: says.frame.replace('{city}', office?.city ?? ''),
    embedUrl: map.embedUrl,
    linkUrl: map.linkUrl,
  };
  return (
    <section className="shell pb-16 md:pb-24">
      <h2 className="text-3xl">{says.title}</h2>
      <div data-island="map" data-map={JSON.stringify(props)}>
        <OfficeMap {...props} />
      </div>
    </section>
  );
};
