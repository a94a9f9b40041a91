import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../support/free-port.ts';
import { layWire, type Wire } from '../../support/wire.ts';
import { patroniSettings, proxySettings } from './cluster-settings.ts';

const NODES = 3;
const VERSION = 15;
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const START_MILLISECONDS = 120_000;

export const LOSSES = ['killed', 'frozen', 'cut off'] as const;
export type Loss = (typeof LOSSES)[number];

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** One machine of the cluster: its database, its Patroni, and the wires by which others reach it and it reaches etcd. */
interface Node {
  name: string;
  patroni: ChildProcess;
  data: string;
  wires: Wire[];
  start(): void;
}

/** PostgreSQL on three machines under Patroni, one of the two standbys synchronous, behind one address. */
export interface Cluster {
  url: string;
  /** The address of both standbys. */
  standbyUrl: string;
  /** Loses the primary. The result brings its machine back; it may be called once the others have taken over. */
  lose(loss: Loss): Promise<() => void>;
  /** Waits until there are a primary, a synchronous standby and one more. */
  untilWhole(): Promise<void>;
  stop(): void;
}

/** Throws an error that says what is missing on this machine. */
export async function startCluster(): Promise<Cluster> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'failover-'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const own = (path: string) => owner.uid && chownSync(path, owner.uid, owner.gid);
  own(folder);
  const running = new Set<ChildProcess>();
  const run = (name: string, program: string, words: string[], as = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const env = { ...process.env, LC_ALL: 'C.UTF-8', PATH: `${programs.bin}${delimiter}${process.env.PATH}` };
    const child = spawn(program, words, { stdio: ['ignore', log, log], cwd: folder, env, ...as });
    closeSync(log);
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };

  const [etcd, peers] = [await findFreePort(), await findFreePort()];
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peers}`];
  const urls = {
    'listen-client': client,
    'advertise-client': client,
    'listen-peer': peer,
    'initial-advertise-peer': peer,
  };
  const words = Object.entries(urls).flatMap(([name, url]) => [`--${name}-urls`, url]);
  run('etcd', programs.etcd, [
    '--enable-v2',
    '--data-dir',
    join(folder, 'etcd'),
    '--initial-cluster',
    `default=${peer}`,
    ...words,
  ]);

  const nodes: Node[] = [];
  const reached: { name: string; database: number; rest: number }[] = [];
  for (let number = 1; number <= NODES; number += 1) {
    const name = `node${number}`;
    const home = join(folder, name);
    mkdirSync(home, { mode: 0o700 });
    own(home);
    const [database, rest] = [await findFreePort(), await findFreePort()];
    const wires = [await layWire(database), await layWire(rest), await layWire(etcd)] as const;
    const ports = {
      database,
      rest,
      databaseWire: wires[0].port,
      restWire: wires[1].port,
      etcdWire: wires[2].port,
    };
    const file = join(home, 'patroni.json');
    writeFileSync(file, JSON.stringify(patroniSettings({ name, home, bin: programs.bin, ports })));
    own(file);
    const start = () => run(name, programs.patroni, [file], owner);
    const node: Node = {
      name,
      data: join(home, 'data'),
      wires: [...wires],
      patroni: start(),
      start() {
        node.patroni = start();
      },
    };
    nodes.push(node);
    reached.push({ name, database: wires[0].port, rest: wires[1].port });
  }
  const ports = { primary: await findFreePort(), standbys: await findFreePort() };
  const proxy = join(folder, 'haproxy.cfg');
  writeFileSync(proxy, proxySettings({ ports, nodes: reached }));
  run('haproxy', programs.haproxy, ['-f', proxy, '-db']);

  /** Asks any node that answers. */
  async function members(): Promise<Member[]> {
    const asked = reached.map(async ({ rest }) => {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(asked).catch(() => []);
  }
  async function primary(): Promise<Node> {
    const leader = (await members()).find(({ role }) => role === 'leader');
    const node = nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('The cluster has no primary');
    return node;
  }
  const cluster: Cluster = {
    url: addressOf(ports.primary),
    standbyUrl: addressOf(ports.standbys),
    async untilWhole() {
      const end = Date.now() + START_MILLISECONDS;
      let last: Member[] = [];
      while (Date.now() < end) {
        last = await members();
        const roles = last
          .filter(({ state }) => /running|streaming/.test(state))
          .map(({ role }) => role)
          .sort();
        const timelines = new Set(last.map(({ timeline }) => timeline));
        if (roles.join() === 'leader,replica,sync_standby' && timelines.size === 1) return;
        await pause(500);
      }
      throw new Error(`The cluster is not whole: ${JSON.stringify(last)}; its logs are in ${folder}`);
    },
    async lose(loss) {
      const node = await primary();
      const signal = (name: 'KILL' | 'STOP' | 'CONT') => send(name, node);
      switch (loss) {
        case 'killed':
          signal('KILL');
          return node.start;
        case 'frozen':
          signal('STOP');
          return () => signal('CONT');
        case 'cut off':
          for (const wire of node.wires) wire.cut();
          return () => {
            for (const wire of node.wires) wire.mend();
          };
      }
    },
    stop() {
      process.off('exit', cluster.stop);
      for (const node of nodes) send('KILL', node);
      for (const child of running) child.kill('SIGKILL');
      for (const { wires } of nodes) for (const wire of wires) wire.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  process.once('exit', cluster.stop);
  await cluster.untilWhole();
  return cluster;
}

const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** Patroni, its PostgreSQL, and every process that this one has begun. */
function processesOf({ patroni, data }: Node): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const file = join(data, 'postmaster.pid');
  const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  const own = new Set([patroni.pid, postmaster]);
  return parents.flatMap(([pid = 0, parent]) => (own.has(pid) || own.has(parent) ? [pid] : []));
}

/** A connection's process may end between being listed and being sent the signal; the others get it all the same. */
function send(signal: string, node: Node): void {
  spawnSync('kill', [`-${signal}`, ...processesOf(node).map(String)]);
}

function findPrograms() {
  const found = (name: string, folders: string[]) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const path = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const bin = found(`lib/postgresql/${VERSION}/bin`, ['/usr', '/usr/local']);
  const [patroni, etcd, haproxy] = ['patroni', 'etcd', 'haproxy'].map((name) => found(name, path));
  const missing = Object.entries({ [`postgresql-${VERSION}`]: bin, patroni, 'etcd-server': etcd, haproxy })
    .filter(([, place]) => !place)
    .map(([name]) => name);
  if (!bin || !patroni || !etcd || !haproxy)
    throw new Error(`This run needs ${missing.join(', ')} from the system's packages.`);
  return { bin, patroni, etcd, haproxy };
}
