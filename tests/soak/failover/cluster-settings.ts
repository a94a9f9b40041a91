import { join } from 'node:path';

/** Seconds. A primary that says nothing for `TTL` has lost its place; it is asked every `CHECK`, and by the proxy each second. */
const TTL = 15;
const CHECK = 2;
const RETRY = 5;

interface NodeForm {
  name: string;
  /** A folder of its own. */
  home: string;
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** The ports of its own, and those of the wires by which it is reached and reaches etcd. */
  ports: Record<'database' | 'rest' | 'databaseWire' | 'restWire' | 'etcdWire', number>;
}

export function patroniSettings({ name, home, bin, ports }: NodeForm): object {
  const at = (port: number) => `127.0.0.1:${port}`;
  const trusted = [
    'host all all 127.0.0.1/32 trust',
    'host replication all 127.0.0.1/32 trust',
    'local all all trust',
  ];
  return {
    scope: 'homestays',
    name,
    restapi: { listen: at(ports.rest), connect_address: at(ports.restWire) },
    // Before 3.0.3, Patroni on etcd's newer interface lets a primary that wakes take its place back, and the new one's
    // writes are lost (patroni/patroni#2689). Without `use_proxies` it asks etcd for its addresses and goes past the wire.
    etcd: { hosts: [at(ports.etcdWire)], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: CHECK,
        retry_timeout: RETRY,
        // A commit is answered only when a standby has it, also while none is there.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          // A standby that finds no slot yet on the new primary asks again soon: commits wait for it.
          parameters: { max_connections: 100, wal_log_hints: true, wal_retrieve_retry_interval: '500ms' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: trusted,
    },
    postgresql: {
      listen: at(ports.database),
      connect_address: at(ports.databaseWire),
      data_dir: join(home, 'data'),
      bin_dir: bin,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'test' },
        replication: { username: 'replicator', password: 'test' },
      },
      parameters: { unix_socket_directories: home },
      pg_hba: trusted,
    },
  };
}

/** The proxy passes connections to the primary, or to one of the standbys, and ends those to a machine that is it no more. */
export function proxySettings(form: {
  ports: { primary: number; standbys: number };
  nodes: readonly { name: string; database: number; rest: number }[];
}): string {
  const servers = form.nodes.map(
    ({ name, database, rest }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`,
  );
  const listen = (name: string, port: number, role: string) => `listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
  return `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
${listen('primary', form.ports.primary, 'primary')}${listen('standbys', form.ports.standbys, 'replica')}`;
}
