import type { Held, Wish } from './guests.ts';
import { as, Broken, type Scene, say } from './scene.ts';

const HEADERS = {
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': '2025-11-25',
};

/** Calls a tool as an assistant does; returns its result, or the code of its refusal. */
async function callTool(scene: Scene, from: string, name: string, input: object) {
  const json = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  const answer = await say(scene, `assistant ${name}`, '/mcp', { from, headers: HEADERS, json });
  if (!answer) return undefined;
  const event = /^data: (.+)$/m.exec(String(answer.body))?.[1];
  const { result } = event ? JSON.parse(event) : answer.body;
  if (!result) throw new Broken(`the tool ${name} gave no result`);
  if (result.isError) {
    const { code } = JSON.parse(result.content[0].text);
    scene.note('assistant', name, code);
    if (code === 'internal') throw new Broken(`the tool ${name} failed`);
    return { code };
  }
  return { found: result.structuredContent };
}

/** An assistant quotes and holds; a human opens its page and says how to pay. */
export async function holdAsAssistant(
  scene: Scene,
  { name, email, from }: { name: string; email: string; from: string },
  { rooms, stay, adults, breakfast, method }: Wish,
): Promise<Held | 'taken' | undefined> {
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut, adults, breakfast };
  const quoted = await callTool(scene, from, 'quote_stay', { ...dates, room_ids: rooms });
  if (!quoted?.found) return quoted?.code === 'room_taken' ? 'taken' : undefined;
  const { quote, total_price } = quoted.found;
  const input = { quote, name, email };
  const held = await callTool(scene, from, 'hold_stay', input);
  const again = scene.random(3) === 0 || !held ? await callTool(scene, from, 'hold_stay', input) : held;
  if (held?.found && again?.found && again.found.pay_url !== held.found.pay_url)
    throw new Broken('one quote has made two holds');
  const { found } = again ?? {};
  if (!found) return again?.code === 'room_taken' ? 'taken' : undefined;
  if (found.total_price !== total_price) throw new Broken('a hold costs more than its quote');
  const token = String(found.pay_url).split('/').at(-1);
  const opened = await say(scene, 'guest', '/public/offer', { from, json: { token } });
  if (opened?.status !== 200) return undefined;
  const booking = { id: opened.body.reservation.id, headers: { Cookie: opened.cookies } };
  const json = { token, guest_phone: '+91 98765 43210', payment_method: method };
  await say(scene, 'guest', '/public/offer', { ...as({ ...booking, from }), method: 'PUT', json });
  return booking;
}
