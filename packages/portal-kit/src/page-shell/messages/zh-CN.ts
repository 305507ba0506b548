const messages = { skip: '跳到正文' } as const;
export default messages;
