/** Whether the last changes of words and rooms are on the site. */

export const TITLE = 'आपकी साइट';
export const building = 'आपकी साइट प्रकाशित हो रही है। तब तक मेहमानों को वही दिखेगी जो पहले थी।';
export const published = (time: string) => `प्रकाशित ${time}`;
export const mistakes = (count: number) =>
  count <= 1
    ? `${count} गलती की वजह से आपके पिछले बदलाव दिख नहीं रहे।`
    : `${count} गलतियों की वजह से आपके पिछले बदलाव दिख नहीं रहे।`;
export const mistakesHint = 'फ़ाइलें ठीक करके सहेजें: फिर साइट अपने-आप प्रकाशित हो जाएगी।';
export const failed = 'आपके पिछले बदलाव प्रकाशित नहीं हो पाए। साइट पर वही दिख रहा है जो पहले था।';
export const failedHint = 'फिर से प्रकाशित करें। तब भी न हो, तो वजह सर्वर के लॉग में लिखी है।';
export const elsewhere = 'आपकी साइट कोई दूसरी सेवा बनाती है। बदले हुए कमरे अपने-आप प्रकाशित हो जाते हैं।';
export const lineOf = (line: number) => `पंक्ति ${line}`;
export const publish = 'अभी प्रकाशित करें';
export const publishAgain = 'फिर प्रकाशित करें';
export const NOT_PUBLISHED = 'साइट प्रकाशित नहीं हो पाई।';
