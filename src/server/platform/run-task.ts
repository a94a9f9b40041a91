import { type Config, readCommandConfig } from './config.ts';
import { DirectoryInUse } from './database/directory-lock.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open.ts';
import { openFiles } from './files.ts';
import { print, runCommand } from './run-command.ts';
import { askServer, type Task } from './server-tasks.ts';

/** Runs a task as a command, here or in the server. */
export function runTask(name: string, task: Task): Promise<void> {
  return runCommand(async () => {
    const config = readCommandConfig(process.env);
    const args = process.argv.slice(2);
    print(await hereOrInServer(config, name, task, args));
  });
}

async function hereOrInServer(config: Config, name: string, task: Task, args: string[]): Promise<string> {
  try {
    const database = await openDatabase(config, (error) => {
      throw error;
    });
    try {
      const { db } = database;
      if (!config.databaseUrl) await migrate(db);
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
    return askServer(config.dataDir, { name, args }, error);
  }
}
