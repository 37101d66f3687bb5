/** A toast: a short title and an optional sentence. */
export type Toast = { title: string; description?: string };

const entity = (noun: 'User' | 'Client' | 'Service', toasts: { deleteFailed: Toast; saveFailed: Toast }) => {
  const name = noun.toLowerCase() as Lowercase<typeof noun>;
  return {
    fetchFailed: `Failed to fetch ${name}s`,
    addFailed: `Failed to add ${name}`,
    updateFailed: `Failed to update ${name}`,
    removeFailed: `Failed to delete ${name}`,
    loading: `Loading ${name}s...`,
    loadingFailed: `Error loading ${name}s`,
    none: `No ${name}s found`,
    noneYet: `No ${name}s yet`,
    startByAdding: `Start by adding a new ${name}`,
    deleted: { title: `${noun} Deleted` } as Toast,
    created: { title: `${noun} Created` } as Toast,
    updated: { title: `${noun} Updated` } as Toast,
    ...toasts,
  };
};

/** Every sentence of the error catalogue. */
export const messages = {
  conflict: {
    outdated: 'The people in this lead have changed since this check. Run the check again.',
    meanwhile: 'Someone else decided this check. Load the page again.',
    removeHit: 'We found a match for this name. Ask an administrator to decide the check.',
  },
  form: {
    required: 'Required',
    invalid: 'Invalid input',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    phone: 'Valid phone number is required',
    caseType: 'Please select a case type',
    agreeToTerms: 'You must agree to the terms and conditions',
    tooLong: 'This is too long',
    malformedText: 'This text contains a broken character. Delete it and type it again',
    sent: "Form submitted successfully! We'll contact you soon.",
    failed: 'There was a problem submitting your form. Please try again.',
  },
  login: {
    busy: 'Logging in...',
    done: { title: 'Login Successful', description: 'Welcome to the admin panel' },
    failed: { title: 'Login Failed', description: 'Invalid credentials or insufficient permissions' },
    codeNeeded: 'Enter the code from your authenticator app, too.',
    passkeyNeeded: 'Use your passkey, or enter a recovery code, too.',
    passkeyWrong: 'This passkey was not accepted. Try again, or sign in with your password.',
    codeWrong: 'This code is wrong or was already used. Wait for the next one.',
    loggedOut: { title: 'Logged Out', description: 'You have been successfully logged out' },
  },
  user: entity('User', {
    deleteFailed: { title: 'Error', description: 'Failed to delete user. Please try again.' },
    saveFailed: { title: 'Error', description: 'Failed to save user. Please try again.' },
  }),
  client: entity('Client', {
    deleteFailed: { title: 'Error', description: 'Failed to delete client. Please try again.' },
    saveFailed: { title: 'Error', description: 'There was a problem saving the client. Please try again.' },
  }),
  service: entity('Service', {
    deleteFailed: { title: 'Error', description: 'Failed to delete service. Please try again.' },
    saveFailed: { title: 'Error', description: 'There was a problem saving the service. Please try again.' },
  }),
  validation: {
    missing: { title: 'Validation Error', description: 'Please fill in all required fields.' },
    email: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
    password: { title: 'Password Required', description: 'Please enter a password for the new user.' },
    passwordTooShort: 'Use at least 8 characters',
    passwordTooLong: 'Use at most 128 characters',
    passwordBlank: 'Use letters, digits or symbols, not only spaces',
    passwordCommon: 'This password is too common. Choose another one',
    passwordIsName: 'Your own name is easy to guess. Choose another password',
    passwordSame: 'Choose a password that is not your current one',
    barNumber: 'Enter the bar number as the state bar writes it, with its digits',
  },
  media: {
    failed: 'Failed to upload media',
    iconFailed: {
      title: 'Upload Error',
      description: 'Failed to upload icon. Service will be saved without a new icon.',
    },
  },
  list: {
    adjustSearch: 'Try adjusting your search term',
    cannotUndo: 'This action cannot be undone',
    saving: 'Saving...',
  },
  notFound: {
    heading: '404 - Page Not Found',
    text: "The page you are looking for doesn't exist or has been moved.",
  },
  pendingStep: {
    changePassword:
      'Please choose a password of your own first: POST /api/auth/password, or sign in at /login.',
    setUpSecondFactor: 'Administrators here need a second factor. Sign in at /login to set yours up.',
  },
  proof: {
    missing: 'Nothing happened: this step needs your password. Enter it to continue.',
    needed: 'Nothing was done yet: this step asks for your password again (POST /api/auth/confirm).',
  },
  unauthorized: "You don't have permission to access this area.",
  unexpected: 'Unexpected Application Error!',
} as const;
