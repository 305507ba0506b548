const messages = { skip: 'Skip to the content' } as const;
export default messages;
