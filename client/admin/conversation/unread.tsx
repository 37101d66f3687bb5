import { Badge } from '../kit/badge';
import { Card } from '../kit/card';
import { Row } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useUnread } from '../live/use-unread';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';

/** The number of a lead's unread messages, beside its name. */
export const Unread = ({ id }: { id: string }) => {
  const count = useUnread().leads.find((lead) => lead.id === id)?.count;
  if (!count) return null;
  return (
    <Badge tone="info">
      {count}
      <span className="sr-only"> unread</span>
    </Badge>
  );
};

/** The leads that wrote to us and whose messages nobody has read. */
export const UnreadList = () => {
  const { leads } = useUnread();
  if (leads.length === 0) return null;
  return (
    <Card title="Unread messages">
      <ul>
        {leads.map(({ id, name, count, at }) => (
          <Row key={id}>
            <TextLink href={staffPaths.client(id)} className="py-1 font-semibold">
              {name}
            </TextLink>
            <Badge tone="info">{`${count} unread`}</Badge>
            <span className="text-muted sm:ml-auto">
              <Moment at={at} />
            </span>
          </Row>
        ))}
      </ul>
    </Card>
  );
};
