import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ChannelFeed, ExportUrl } from '#contract/host/channels.ts';
import * as contract from '#contract/host/channels.ts';
import * as messages from '#messages/host/channels.ts';
import { NOT_SAVED, SAVED } from '#messages/host/desk.ts';
import { feedProblem } from '#messages/host/feed-problems.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { type ChannelStays, staysOf } from './channel-stays.ts';
import { loadChannels, patchChannels, showExport, showFeed } from './channels.ts';

export const $reading = atom<ReadonlySet<number>>(new Set());

export type ChannelQuestion =
  | { about: 'feed'; feed: ChannelFeed; found: ChannelStays | undefined }
  | { about: 'export'; exportUrl: ExportUrl };
export const $channelQuestion = atom<ChannelQuestion | undefined>(undefined);

function setReading(id: number, isReading: boolean): void {
  const others = [...$reading.get()].filter((other) => other !== id);
  $reading.set(new Set(isReading ? [...others, id] : others));
}

/** Reads a calendar now and shows the result as a toast. Returns undefined if the server could not be reached. */
export async function readFeedNow({ id, name }: ChannelFeed): Promise<ChannelFeed | undefined> {
  if ($reading.get().has(id)) return undefined;
  setReading(id, true);
  try {
    const { feed } = await call(contract.readFeed, { params: { id } });
    showFeed(feed);
    if (feed.state === 'failing') toastError(messages.readFailed(name, feedProblem(feed.problem)));
    else toastSuccess(messages.readDone(name, feed.events));
    // The reading may have found nights that are sold twice.
    void loadChannels();
    return feed;
  } catch (error) {
    toastError(failureSentence(error, messages.NOT_READ));
    return undefined;
  } finally {
    setReading(id, false);
  }
}

/** Counts the bookings of a calendar only, or also the nights that its site closes. */
export async function countBookingsOnly({ id }: ChannelFeed, bookings_only: boolean): Promise<void> {
  try {
    const { feed } = await call(contract.changeFeed, { params: { id }, body: { bookings_only } });
    showFeed(feed);
    toastSuccess(SAVED);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
}

/** Asks before a calendar is removed, and loads the stays whose nights that would free. */
export async function askToRemove(feed: ChannelFeed): Promise<void> {
  $channelQuestion.set({ about: 'feed', feed, found: undefined });
  try {
    const found = await staysOf(feed);
    const question = $channelQuestion.get();
    if (question?.about === 'feed' && question.feed.id === feed.id) {
      $channelQuestion.set({ ...question, found });
    }
  } catch (error) {
    // The host can answer the question without the stays, so a failure is only logged.
    console.error('The nights of the calendar could not be loaded', error);
  }
}

export const askToRenew = (exportUrl: ExportUrl) => $channelQuestion.set({ about: 'export', exportUrl });
export const dropQuestion = () => $channelQuestion.set(undefined);

export async function doAsked(roomName: string): Promise<void> {
  const question = $channelQuestion.get();
  if (!question) return;
  dropQuestion();
  if (question.about === 'feed') await removeFeed(question.feed, roomName);
  else await renewExport(question.exportUrl);
}

export async function removeFeed({ id, room_id, name }: ChannelFeed, roomName: string): Promise<boolean> {
  try {
    const left = await call(contract.deleteFeed, { params: { id: room_id, feed_id: id } });
    patchChannels(({ feeds, export_urls }) => ({
      feeds: [...feeds.filter((feed) => feed.room_id !== room_id), ...left.feeds],
      export_urls: [...export_urls.filter((one) => one.room_id !== room_id), ...left.export_urls],
    }));
    toastSuccess(messages.removed(name, roomName));
    return true;
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    return false;
  } finally {
    // Removing a calendar ends its conflicts, and after a refusal another host may have changed the page.
    await loadChannels();
  }
}

async function renewExport({ room_id, channel }: ExportUrl): Promise<void> {
  try {
    const renewed = await call(contract.renewExportUrl, { params: { id: room_id }, body: { channel } });
    showExport(renewed.export_url);
    toastSuccess(messages.renewed(channel));
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
}
