import type { TestApp } from '../start-app';

/** Collects the commands sent to the database from now on: `find users`, `insert clients`. */
export const watchCommands = ({ connection }: TestApp): string[] => {
  const commands: string[] = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    commands.push(`${commandName} ${command[commandName]}`);
  });
  return commands;
};
