import '../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerTokens } from '#client/tokens.ts';
import { $inviting, sendInvitation } from '#stores/host/people.ts';
import { $proof, $question, confirmWithCode, declineProof } from '#stores/host/proof.ts';
import { authenticator } from '../../support/authenticator.ts';
import { browserOf } from '../../support/browser-of.ts';
import { hostHeaders } from '../../support/host.ts';
import { appOfFile } from '../../support/open-app.ts';

const api = appOfFile();
const LONG_AGO = 16 * 60_000;
let codes: string[];

/** An owner with a passkey, who last used it more than 15 minutes ago. */
beforeEach(async () => {
  const headers = await hostHeaders(api, { propertyIds: [1] });
  const phone = authenticator();
  const ask = async (path: string, json: object) => {
    const answer = await api.ask(`/host/passkeys/${path}`, { json, headers });
    return (await answer.json()) as { options: { challenge: string }; recovery_codes: string[] };
  };
  const { options } = await ask('register-options', {});
  codes = (await ask('register', { response: phone.register(options) })).recovery_codes;
  const proven_at = new Date(api.deps.clock().getTime() - LONG_AGO);
  await api.deps.db.updateTable('session').set({ proven_at }).execute();
  browserOf(api);
  const access = () => headers.Authorization.replace('Bearer ', '');
  registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
});

const invite = (email: string) => sendInvitation({ email, role: 'staff', propertyIds: [1] });
const invited = () => api.deps.db.selectFrom('host_invitation').select('email').execute();
const asked = () => vi.waitFor(() => expect($question.get()).toBeDefined());

describe('a call that needs a fresh proof', () => {
  it('waits for the proof, and is then done with what was typed', async () => {
    const sending = invite('manas@example.com');
    await asked();
    expect(await invited()).toEqual([]);
    await confirmWithCode('0000-0000-0000');
    expect($proof.get()).toMatchObject({
      step: 'confirm',
      message: 'This did not prove that it is you. Please try again.',
    });
    await confirmWithCode(` ${codes[0]?.toLowerCase()} `);
    expect(await sending).toBe(true);
    expect(await invited()).toEqual([{ email: 'manas@example.com' }]);
    expect($question.get()).toBeUndefined();
  });

  it('is not done without it, and says why', async () => {
    const sending = invite('laxmi@example.com');
    await asked();
    declineProof();
    expect(await sending).toBe(false);
    expect($inviting.get()).toEqual({
      isBusy: false,
      problems: { form: 'Please confirm with your passkey, and try again.' },
    });
    expect(await invited()).not.toContainEqual({ email: 'laxmi@example.com' });
  });
});
