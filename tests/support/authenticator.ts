import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Credential {
  id: string;
  rawId: string;
  type: string;
  clientExtensionResults: object;
}

export interface Registered extends Credential {
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}
export interface SignedIn extends Credential {
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

export interface Authenticator {
  id: string;
  /** How often it has signed. A copy of the key has a counter of its own. */
  counter: number;
  register(options: { challenge: string }): Registered;
  signIn(options: { challenge: string }): SignedIn;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

export function authenticator({ origin = 'http://localhost:4321', rpId = 'localhost' } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, counter: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count, credential]);
  };
  const id = credentialId.toString('base64url');
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    id,
    counter: 0,
    register({ challenge }) {
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData(flags, this.counter, credential)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    signIn({ challenge }) {
      this.counter += 1;
      const data = authData(USER_PRESENT | USER_VERIFIED, this.counter);
      const client = clientData('webauthn.get', challenge);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | Map<string, never>;

/** Implements only the needed part of CBOR (RFC 8949): whole numbers, texts, bytes and maps. */
function cborMap(entries: readonly [key: number | string, value: Cbor][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Map) return head(5, 0);
  return Buffer.concat([head(2, value.length), value]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
