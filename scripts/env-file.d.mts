export const readEnvFile: (folder: string) => void;
