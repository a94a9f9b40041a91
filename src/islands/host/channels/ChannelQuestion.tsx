import { formatStay } from '#domain/dates/calendar.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/channels.ts';
import type { ChannelStays } from '#stores/host/channels/channel-stays.ts';
import type { ChannelRoom } from '#stores/host/channels/channels.ts';
import { $channelQuestion, doAsked, dropQuestion } from '#stores/host/channels/feeds.ts';

const MOST = 6;

export function ChannelQuestion({ rooms }: { rooms: readonly ChannelRoom[] }) {
  const question = useValue($channelQuestion);
  if (!question) return null;
  const isRemoval = question.about === 'feed';
  const { room_id } = isRemoval ? question.feed : question.exportUrl;
  const room = rooms.find(({ id }) => id === room_id)?.name ?? '';
  const site = isRemoval ? question.feed.name : question.exportUrl.channel;
  return (
    <AskFirst
      title={isRemoval ? messages.removeTitle(site, room) : messages.renewTitle(site)}
      text={
        isRemoval ? `${removalOf(question.found)} ${messages.removeAddress(site)}` : messages.renewText(site)
      }
      action={isRemoval ? messages.remove : messages.renew}
      onKeep={dropQuestion}
      onDo={() => void doAsked(room)}
    />
  );
}

function removalOf(found: ChannelStays | undefined): string {
  if (!found) return messages.removeLooking;
  const { stays, nights } = found;
  if (nights === 0) return messages.removeNothing;
  const named = stays.slice(0, MOST).map((stay) => formatStay(stay));
  const others = stays.length - named.length;
  return messages.removeText(
    nights,
    [...named, ...(others > 0 ? [messages.moreStays(others)] : [])].join(', '),
  );
}
