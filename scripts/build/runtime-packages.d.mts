export const runtimePackages: string[];
