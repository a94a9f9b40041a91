import { type Config, readCommandConfig } from './config.ts';
import { DirectoryInUse } from './database/directory-lock.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open.ts';
import { openFiles } from './files.ts';
import { print, runCommand } from './run-command.ts';
import { askServer, type Task } from './server-tasks.ts';

interface TaskOptions {
  /** Changes the command's arguments so that a server can read them, such as a relative path. */
  args?: (written: string[]) => string[];
  /** The command also migrates a database on a server of its own. */
  migrates?: boolean;
  /** Milliseconds that a running server may take. */
  limit?: number;
}

/** Runs a task as a command, here or in the server. */
export function runTask(name: string, task: Task, options: TaskOptions = {}): Promise<void> {
  return runCommand(async () => {
    const config = readCommandConfig(process.env);
    const { args: read = (written) => written } = options;
    const args = read(process.argv.slice(2));
    print(await hereOrInServer(config, { ...options, name, task, args }));
  });
}

interface Requested extends Omit<TaskOptions, 'args'> {
  name: string;
  task: Task;
  args: string[];
}

async function hereOrInServer(
  config: Config,
  { name, task, args, migrates, limit }: Requested,
): Promise<string> {
  try {
    const database = await openDatabase(config, (error) => {
      throw error;
    });
    try {
      const { db } = database;
      if (migrates || !config.databaseUrl) await migrate(db);
      const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`;
      const deps = {
        db,
        files: openFiles(db, config),
        config: { ...config, siteUrl },
        clock: () => new Date(),
      };
      return await task(deps, args);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    return askServer(config.dataDir, { name, args }, error, limit);
  }
}
